/* Given names, of the countries whose lists are read, and family names that stand first in the East: what is
 * known of the words of a name that has no comma. Folded; a blank before and behind each. */
#include "lists/lister.h"

#include <stdio.h>
#include <string.h>

static const char given_to_d[] =
    " aaron abdul abigail ada adam adrian adriana adrien agata agnes agnieszka ahmed aidan aine"
    " ainhoa aisha aisling aitor alan albert alberto aldo aled alejandro aleksander aleksandra"
    " alessandro alex alexander alexandra alexandre alexis alfie alfonso alfred ali alice alicia"
    " alison alistair alvaro alyssa amanda amber amelia amir amy ana anders andre andrea andreas"
    " andrei andres andrew andrzej ane angela angharad angus anita anja anna anne annette anthony"
    " antje antoine anton antoni antonia antonio anya arash aria arjun armando arne arthur artur"
    " arturo arun asbjorn asha ashley ashok astrid attila aurelie aurelio austin axel ayse balazs"
    " baptiste barbara bart bartosz bas beata beatrice beatriz begona bela ben benedikt benjamin"
    " benoit beppe bernard bernd bernhard bert bethan bettina bianca bill birgit bjarne bjorn bo bob"
    " bogdan boguslaw boris bradley bram brandon brenda brendan brett brian bridget brigitte britt"
    " brittany bruce bruno bryan burkhard calogero cameron camille caoimhe carl carla carlo carlos"
    " carmelo carmen carol caroline carsten carys catarina cathal catherine catriona cecilia cedric"
    " celine cesare chad chantal charles charlie charlotte chiara chidi chinedu chloe chris christa"
    " christian christina christine christoph christophe christopher ciara ciaran ciro claire clara"
    " claude claudia claudio claus clement clifford clive cody colin conall connor conor constance"
    " corentin corinna cormac cornelia corrado courtney craig cristian cristina crystal csaba cyril"
    " cyrille czeslaw daan dafydd daisy damian damien dan daniel daniela daniele danilo danny daragh"
    " dariusz darren dave david davide dawid dean deborah declan deepak deirdre delphine denis dennis"
    " derek dermot desmond detlef dewi diana diane diarmuid didier diego dieter dirk divya dmitri"
    " dmitry domenico dominic dominik dominique donal donald donato dora doris dorota dorothy douglas"
    " duncan dustin dylan ";

static const char given_to_k[] =
    " eamon eckhard eddie edith edoardo eduardo edward edwin edyta eike eileen eilis einar eirik"
    " ekaterina eleanor elena elias elif elin eline elio elisa elisabeth elise elizabeth elke ella"
    " ellen ellie elliot elodie elsa elsie emanuele emeka emil emilia emilie emily emma emmanuel emre"
    " emrys enno enrico enrique enzo eoin erhard eric erica erich erik erika erin ernest ernst erwin"
    " esther ethan etienne ettore eugene eva evan eve evelyn evert ewa ewan ewelina ezio fabian"
    " fabien fabio fabrice fatima fatma fausto federica federico felicity felix femi femke ferdinand"
    " ferenc fergus fernando ffion filipa filippo finn fintan fiona flavio florence florent florian"
    " floris franca frances francesca francesco francis francisco franck francois francoise frank"
    " franz fraser frauke fred freddie frederic frederick freek freya friedrich fritz gabor gabriel"
    " gabriela gabriele gaetan gaetano gareth gary gaspard gaurav gavin geert gemma gennaro geoff"
    " geoffrey georg george georges gerald geraldine gerard gerd gerhard gernot gerrit gesine gethin"
    " ghislain giacomo giancarlo gianluca gianni gijs gilles gino giorgia giorgio giovanni gisela"
    " giulia giulio giuseppe gladys glen glenn gloria goncalo gordon gorka gottfried grace graeme"
    " graham grainne greg gregoire gregor gregory greta grzegorz guido guilhem guillaume gunnar"
    " gunter gunther gustaf gustav guy gwen gwyn gyula hagen hakan hakon halina halvard hamish hanna"
    " hannah hannes hans harald harold harriet harry hartmut harvey hassan heather hector hedda heidi"
    " heike heiner heino heinrich heinz heledd helen helena helene helga helge helmut hendrik henk"
    " henning henri henrik henry herbert hermann herta herve hilary hilda hildegard holger holly"
    " horst howard hubert hugh hugo hussein huw iain ian ibrahim ida iestyn ieuan ignacio ignacy igor"
    " iker ilaria ilse imogen imran imre inaki ineke ines inga inge ingeborg ingo ingrid iolo irena"
    " irene iris irma isaac isabel isabella isabelle isla istvan iva ivan ivana ivo ivor ivy iwona"
    " jaap jack jackie jacob jacopo jacqueline jacques jade jadwiga jaime jake jakob jakub jamal"
    " james jamie jan jana jane janet janina janos janusz jaroslaw jasmine jason jasper javier jayden"
    " jean jeff jeffrey jelle jenna jennifer jens jeremy jeroen jerome jerry jerzy jess jesse jessica"
    " jesus jill jim jimmy jo joachim joan joana joanna joanne joao joaquin jochem jochen joe joel"
    " johan johann johanna johannes john johnny jolanta jon jonas jonathan joost jordan jordi jorg"
    " jorge jorgen joris jorn jose josef josefa joseph josephine josh joshua josiane joyce jozsef"
    " juan juana judith judy jules julia julian juliana julie julien juliette julio jurgen jurriaan"
    " justin justyna jutta kaan kai kamil karen kari karim karin karl karol karolina kasper katalin"
    " katarzyna kate katharina katherine kathleen kathrin kathryn katie katja katrin kavya kay kayla"
    " kees keith kelly kelsey ken kenneth kerry kevin khalid kieran kim kinga kirsten kirsty kjell"
    " klaas klara klaus knut koen kofi konrad konstantin krishna krishnan kristian kristina krystyna"
    " krzysztof kurt kwame kyle ";

static const char given_to_r[] =
    " lachlan lakshmi lara lars laszlo laura lauren laurence laurent layla lea leah lech leif leigh"
    " leila leire lena leo leon leonard leonardo leonie leslie leszek lewis liam lidia lieselotte"
    " lilly lily linda linnea lino lionel lisa livia liz llinos lloyd logan lorcan lore loredana"
    " lorena lorenz lorenzo lothar lotte louis louisa louise luana luc luca lucas lucia luciana"
    " luciano lucie lucy lucyna ludovic ludwig luigi luis luisa lukas lukasz luke lutz luuk lydia"
    " lynn maarten mabel maciej mackenzie maddalena madeleine maeve magali magda magdalena magnus"
    " maire maisie maite maja makayla malcolm malgorzata manfred manish manuel manuela mara marc"
    " marcel marcin marco marcos marcus marek maren margaret margarita margherita maria marian"
    " mariana marie marijke marina mario marion marius mariusz marjorie mark marko markus marlene"
    " marlies marloes marta martha martin martina marton martyn mary mason massimo mateo mateusz"
    " mathias mathieu matilda mats matt matteo matthew matthias matthieu mattia maureen maurice"
    " maurizio mauro max maxence maxime maximilian maya meera mees megan mehmet meike meinhard"
    " melanie melissa menno merel mervyn mia michael michaela michal michel michelangelo michele"
    " michelle mickael mieke miguel mihai mihail mike mikel mikhail mikkel miklos mila milan milosz"
    " mina miriam mirko miroslaw mo mohamed mohammad mohammed moira mona monica monika monique"
    " montserrat morag morgane muhammad muireann murat muriel murray mustafa nabil nadia nadine naomi"
    " nasser natalia natalie nathalie nathan neil nekane nele neville ngozi nia niall niamh nicholas"
    " nick nicola nicolas nicole nicolo niek niels nigel nikhil nikita niklas nikolai nikolas nils"
    " nina nneka noa noah noel noemie noor nora norbert noreen norman nuria oddvar odile oisin olaf"
    " oleg olga olgierd oliver olivia olivier olu omar orazio oriol orla orlaith ornella orsolya"
    " oscar oskar otmar ottmar otto owen oyvind ozan pablo paddy padraic padraig pamela paola paolo"
    " pascal patricia patrick patrizia patryk paul paula paulina pauline paulo pavel pawel pedro peer"
    " penelope penny pepijn per percival percy peter petra phil philip philipp philippa philippe"
    " phoebe pia piera pierluigi piero pierre piet pieter pietro pilar pim pina piotr pooja poppy"
    " pradeep pranav prem priya proinsias przemyslaw quentin rachel radoslaw rafael rafal raffaele"
    " ragnar rahul rainer raj rajesh ralf ralph ramon raphael raquel rashid rasmus raul ravi ray"
    " raymond rebecca regina regis reiner reinhard reinhold remi remigiusz remy renata renate renato"
    " rene renee reto rhian rhodri rhys ricardo riccardo richard rik rita roar rob robert roberta"
    " roberto robin rocco rod rodrigo roel roger rohan rohit roisin roland rolf romain roman romano"
    " ron ronald ronan ronnie rory rosa rosalind rosario rose rosemary rosie ross roy ruairi ruaridh"
    " ruben rudi rudiger rudolf ruediger ruggero rui rune rupert russell ruth ruud ryan ryszard ";

static const char given_from_s[] =
    " sabine sabrina sachin sally salma salvatore sam samantha samir samira samuel sander sandor"
    " sandra sanjay sanne saoirse sara sarah scott seamus sean sebastiaan sebastian sebastien segun"
    " selim serena sergei sergey sergio seth severine shane sharon shaun sheila shreya siaan sian"
    " siddharth siegfried sieglinde siem sigmar signe sigrid sigurd silke silvana silvester silvia"
    " silvio simon simona simone sinead siobhan sion siri sjoerd slawomir sneha sofia sofie sol sonia"
    " sonja sonke sophia sophie soren stan stanislaw stanislawa stanley stefan stefania stefano"
    " steffen steffi stella stephan stephane stephanie stephen steve steven stewart stig stijn stuart"
    " sue sunil suresh susan susana susanna susanne suzanne svein sven svenja svetlana sybille"
    " sylvain sylvia sylvie sylwia szymon tadeusz tadhg tamara tamas tamsin tanja tanya tara tariq"
    " tatiana ted terence teresa terry tess teun theo theodor theresa therese thiago thibault thibaut"
    " thierry thijs thomas thorsten tiago tibor tiffany tijs till tilo tim timo timothy tina tiziano"
    " tjeerd tobias toby tom tomas tomasz tommaso tommy tone toni tony tor torbjorn tore torsten"
    " tracy traute trevor tristan trond trudy truus tunde tuva tyler tymoteusz udo ugo ulf uli ulla"
    " ulrich ulrike umberto una unai ursula urszula uta ute uwe vadim valentin valentina valeria"
    " valerie valerio vanessa vasily veit vera vernon veronica veronika veronique victor victoria"
    " vijay vikram viktor vincent vincenzo vinzenz virginia virginie viswanathan vitaly vito vittorio"
    " vladimir volker waldemar walter wanda wendy werner weronika whitney wiebke wieslaw wiktor"
    " wilfred wilfried wilhelm will willem willi william willy wim winfried winston witold wladyslaw"
    " wojciech wolfgang wouter wyn xabier xaver xavier xinyi yann yannick yara yasmin yaw yelena"
    " yevgeny ylva yohan yolanda youssef yuri yusuf yves yvonne zainab zara zbigniew zdzislaw zenon"
    " zeynep zoe zofia zoltan zsolt zsuzsanna zuzanna zygmunt ";

static const char eastern_names[] =
    " an bai cai cao chan chang chen cheng cheung chin chiu choi chow chu deng ding dong du duan fan fang "
    "feng fu gao gu guo han hao he ho hong hou"
    " hu huang jia jiang jin kang kong kwok lai lam lau le lei leung li liang liao lim lin ling liu lo lu "
    "luo ma mai mao meng mo ng ngo nguyen"
    " ni pan park peng pham phan qian qiao qin qiu ren shao shen shi song su sun tan tang tian tran vo vu "
    "wan wang wei wen wong wu xia xiang xiao xie xu xue"
    " yan yang yao ye yi yin yip you yu yuan zeng zhan zhang zhao zheng zhong zhou zhu zou ";

static bool given_has(const char *list, const char *folded)
{
    char wanted[40];
    const size_t length = strlen(folded);
    if (length == 0 || length > 36) return false;
    (void)snprintf(wanted, sizeof wanted, " %s ", folded);
    return strstr(list, wanted) != NULL;
}

/* "hanna lena" of "Hanna-Lena": the first word says it. */
bool list_is_forename(const char *folded)
{
    char first[40];
    const size_t length = strcspn(folded, " ");
    if (length >= sizeof first) return false;
    memcpy(first, folded, length);
    first[length] = '\0';
    const char *list = first[0] < 'e'   ? given_to_d
                       : first[0] < 'l' ? given_to_k
                       : first[0] < 's' ? given_to_r
                                        : given_from_s;
    return given_has(list, first);
}

bool list_is_eastern_surname(const char *folded) { return given_has(eastern_names, folded); }
