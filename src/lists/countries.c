/* Countries: names that stand where a list should have the codes of federations, in the languages of
 * headings. */
#include "lists/lister.h"

#include <string.h>

/* Folded and without blanks, separated by blanks. */
static const struct {
    const char *code, *names;
} countries[] = {
    {"ARG", "argentina argentinien argentine argentinie"},
    {"ARM", "armenia armenien armenie"},
    {"AUS", "australia australien australie"},
    {"AUT", "austria osterreich oesterreich autriche oostenrijk"},
    {"AZE", "azerbaijan aserbaidschan azerbaidjan azerbaiyan azerbeidzjan"},
    {"BEL", "belgium belgien belgique belgica belgio belgie belgia"},
    {"BIH", "bosniaandherzegovina bosniaherzegovina bosnienherzegowina bosnienundherzegowina"},
    {"BLR", "belarus weissrussland bielorussie bielorrusia bielorussia bialorus"},
    {"BRA", "brazil brasilien bresil brasil brasile brazilie brazylia"},
    {"BUL", "bulgaria bulgarien bulgarie"},
    {"CAN", "canada kanada"},
    {"CHI", "chile chili cile"},
    {"CHN", "china chine cina chiny"},
    {"COL", "colombia kolumbien colombie"},
    {"CRO", "croatia kroatien croatie croacia croazia hrvatska chorwacja"},
    {"CUB", "cuba kuba"},
    {"CYP", "cyprus zypern chypre chipre cipro"},
    {"CZE", "czechrepublic czechia tschechien tchequie republiquetcheque chequia cechia tsjechie czechy "
            "ceskarepublika cesko"},
    {"DEN", "denmark danemark danmark dinamarca danimarca denemarken dania"},
    {"EGY", "egypt agypten aegypten egypte egipto egitto"},
    {"ENG", "england angleterre inglaterra inghilterra engeland anglia"},
    {"ESP", "spain spanien espagne espana spagna spanje hiszpania"},
    {"EST", "estonia estland estonie"},
    {"FAI", "faroeislands faroer"},
    {"FIN", "finland finnland finlande finlandia suomi"},
    {"FRA", "france frankreich francia frankrijk francja"},
    {"GEO", "georgia georgien georgie"},
    {"GER", "germany deutschland allemagne alemania germania duitsland niemcy"},
    {"GRE", "greece griechenland grece grecia griekenland grecja"},
    {"HUN", "hungary ungarn hongrie hungria ungheria hongarije wegry magyarorszag"},
    {"IND", "india indien inde indie"},
    {"IRI", "iran"},
    {"IRL", "ireland irland irlande irlanda ierland irlandia"},
    {"ISL", "iceland island islande islandia islanda ijsland"},
    {"ISR", "israel israele izrael"},
    {"ITA", "italy italien italie italia wlochy"},
    {"JPN", "japan japon giappone japonia"},
    {"KAZ", "kazakhstan kasachstan kazajistan"},
    {"LAT", "latvia lettland lettonie letonia lettonia letland lotwa"},
    {"LIE", "liechtenstein"},
    {"LTU", "lithuania litauen lituanie lituania litouwen litwa"},
    {"LUX", "luxembourg luxemburg luxemburgo lussemburgo luksemburg"},
    {"MDA", "moldova moldawien moldavie moldavia"},
    {"MEX", "mexico mexiko mexique messico"},
    {"MKD", "northmacedonia nordmazedonien macedonia"},
    {"MLT", "malta malte"},
    {"MNE", "montenegro"},
    {"NED",
     "netherlands thenetherlands holland niederlande paysbas paisesbajos paesibassi nederland holandia"},
    {"NOR", "norway norwegen norvege noruega norvegia noorwegen norwegia norge"},
    {"NZL", "newzealand neuseeland nouvellezelande nuevazelanda"},
    {"PER", "peru perou"},
    {"PHI", "philippines philippinen filipinas filippine"},
    {"POL", "poland polen pologne polonia polska"},
    {"POR", "portugal portogallo"},
    {"ROU", "romania rumanien rumaenien roumanie rumania roemenie rumunia"},
    {"RSA", "southafrica sudafrika suedafrika afriquedusud sudafrica zuidafrika"},
    {"RUS", "russia russland russie rusia rusland rosja"},
    {"SCO", "scotland schottland ecosse escocia scozia schotland szkocja"},
    {"SLO", "slovenia slowenien slovenie eslovenia slowenia slovenija"},
    {"SRB", "serbia serbien serbie srbija"},
    {"SUI", "switzerland schweiz suisse suiza svizzera zwitserland szwajcaria"},
    {"SVK", "slovakia slowakei slovaquie eslovaquia slovacchia slowakije slowacja slovensko"},
    {"SWE", "sweden schweden suede suecia svezia zweden szwecja sverige"},
    {"TUR", "turkey turkei tuerkei turquie turquia turchia turkije turcja turkiye"},
    {"UKR", "ukraine ucrania ucraina oekraine ukraina"},
    {"USA",
     "unitedstates unitedstatesofamerica usofamerica vereinigtestaaten etatsunis estadosunidos statiuniti"},
    {"UZB", "uzbekistan usbekistan ouzbekistan"},
    {"VIE", "vietnam"},
    {"WLS", "wales paysdegalles gales galles walia"},
};

static bool countries_have(const char *names, const char *key)
{
    const size_t length = strlen(key);
    for (const char *at = names; (at = strstr(at, key)) != NULL; at += length)
        if ((at == names || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) return true;
    return false;
}

const char *list_take_federation(bd_lister *l, int line, const char *text)
{
    const char *key = list_key(l, text);
    if (strlen(key) < 4) return text;
    for (size_t i = 0; i < sizeof countries / sizeof *countries; i++) {
        if (!countries_have(countries[i].names, key)) continue;
        list_warn(l, line, BD_SAY(LIST_COUNTRY), text, countries[i].code);
        return countries[i].code;
    }
    return text;
}
