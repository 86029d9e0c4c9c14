/* German for verify_words.h. */
#include "verify/verify_words.h"

static const bd_translation verify_german_rows[] = {
    BD_OTHER(VERIFY_OF_AN_INSTANCE, "das Zertifikat gilt einer Instanz, keinen Karten"),
    BD_OTHER(VERIFY_OTHER_CARDS, "das Zertifikat gilt anderen Karten: Der Fingerabdruck von diesen ist %s"),
    BD_OTHER(VERIFY_OTHER_INSTANCE, "das Zertifikat gilt nicht dieser Instanz, deren Fingerabdruck %s ist"),
    BD_OTHER(VERIFY_NO_RULEBOOK, "es gibt kein Regelwerk \"%.60s\""),
    BD_OTHER(VERIFY_OPTIONS, "die Optionen sind nicht in Ordnung: %s"),
    BD_OTHER(VERIFY_BOARDS, "die Bretter sind keine Auslosung dieser Runde: %s"),
    BD_OTHER(VERIFY_NODES, "das Zertifikat spricht von %d Knoten, aber es sind %d"),
    BD_OTHER(VERIFY_NO_MATCHING, "das Zertifikat hat keine Paarung"),
    BD_OTHER(VERIFY_NOT_A_PAIR, "%s ist nicht mit genau einem anderen gepaart"),
    BD_OTHER(VERIFY_THE_BYE, "spielfrei"),
    BD_OTHER(VERIFY_ILLEGAL_PAIR, "das Paar %s-%s ist nicht zulässig"),
    BD_OTHER(VERIFY_SET_NOT_ODD, "Menge %zu ist nicht ungerade: %zu Knoten"),
    BD_OTHER(VERIFY_SET_NOT_ASCENDING, "Menge %zu ist keine Liste von Knoten in aufsteigender Reihenfolge"),
    BD_OTHER(VERIFY_BARRIER,
             "die Schranke beweist nichts: Sie lässt nicht mehr ungerade Teile, als sie Knoten hat"),
    BD_OTHER(VERIFY_VALUE, "der Wert ist %lld, nicht %lld"),
    BD_OTHER(VERIFY_WISHES_GRANTED, "%lld Wünsche können nicht erfüllt werden: Die Liste hat %d"),
    BD_OTHER(VERIFY_WISHES_WEIGHED, "eine Liste von Wünschen hat keine Gewichte und ist nie offen"),
    BD_OTHER_N(VERIFY_WISHES_BROKEN, "%lld Brett ist gegen die erfüllten Wünsche",
               "%lld Bretter sind gegen die erfüllten Wünsche"),
    BD_OTHER(VERIFY_DENOMINATOR, "der Nenner %lld liegt außerhalb des Erlaubten"),
    BD_OTHER(VERIFY_NODE_ORDER, "die Gewichte der Knoten stehen nicht in der Reihenfolge der Knoten"),
    BD_OTHER(VERIFY_NODE_WEIGHT, "das Gewicht eines Knotens ist 0, oder die Gewichte sind zu groß"),
    BD_OTHER(VERIFY_SET_ORDER, "die Gewichte der Mengen stehen nicht in der Reihenfolge der Mengen"),
    BD_OTHER(VERIFY_SET_WEIGHT, "das Gewicht einer Menge ist 0, oder die Gewichte sind zu groß"),
    BD_OTHER(VERIFY_SET_BELOW_0,
             "Menge %lu hat das Gewicht %lld, aber nur Mengen, die schon ein Gewicht hatten, dürfen eines "
             "unter 0 haben"),
    BD_OTHER(VERIFY_BOUND_TOO_LARGE, "die Schranke %lld ist zu groß zum Prüfen"),
    BD_OTHER(VERIFY_WEIGHTS_AMOUNT, "die Gewichte ergeben %lld/%lld, was %lld nicht beweist"),
    BD_OTHER(VERIFY_REDUCED_COST,
             "das Paar %s-%s kostet %lld, weniger als die Gewichte erlauben: reduzierte Kosten %lld/%lld"),
    BD_OTHER(VERIFY_TOO_MUCH_WORK,
             "die Mengen mit Gewichten überschneiden sich so sehr, dass das Prüfen zu lange dauern würde"),
    BD_OTHER(VERIFY_STAGE_MISSING, "die Stufe %s fehlt"),
    BD_OTHER(VERIFY_STAGE_OTHER, "die Regeln verlangen hier die Stufe %s"),
    BD_OTHER(VERIFY_STAGE_OPEN, "nur die letzte Stufe darf offen sein, und nicht die einer besten Auslosung"),
    BD_OTHER(VERIFY_STAGE_MORE, "die Regeln haben keine weitere Stufe"),
    BD_OTHER(VERIFY_UNIQUE_OPEN, "ein Beweis der Eindeutigkeit kann nicht offen bleiben"),
    BD_OTHER(VERIFY_MUST_BE_EVEN, "die Regeln geben %d Knoten; ihre Zahl muss gerade sein, von 2 bis %d"),
    BD_OTHER(VERIFY_MUST_BE_SORTED, "die Regeln nennen die zulässigen Paare nicht der Reihe nach"),
    BD_OTHER(VERIFY_MUST_BE_NODES,
             "die Regeln nennen ein zulässiges Paar mit einem Knoten, den es nicht gibt"),
    BD_OTHER(VERIFY_MUST_HAVE_PRICE, "die Regeln geben eine Stufe ohne Namen oder ohne Kosten"),
    BD_OTHER(VERIFY_MUST_HAVE_WISHES, "die Regeln geben eine Liste von %d Wünschen"),
    BD_OTHER(VERIFY_MUST_BE_SMALL, "die Regeln geben dem Paar %s-%s zu große Kosten"),
    BD_OTHER(VERIFY_MUST_BE_IN_WINDOW,
             "die Regeln geben dem Paar %s-%s Kosten, das außerhalb des Fensters der Stufe liegt"),
    BD_OTHER(VERIFY_MUST_KEEP_MATCHING, "die Kosten der Stufe sind nicht jedes Mal dieselben"),
    BD_OTHER(VERIFY_MUST_HOLD, "der Prüfer widerspricht sich in %s"),
    BD_OTHER(VERIFY_MUST_BE_BOARDS, "die Bretter sind nicht die der Paarung"),
    BD_OTHER(VERIFY_BOARD, "Brett %zu ist nach den Regeln %d-%d, nicht %d-%d"),
    BD_OTHER(VERIFY_SIT_OUTS, "wer aussetzt, ist nicht, in der Reihenfolge, was die Regeln geben"),
    BD_OTHER(VERIFY_NOT_COUNTED, "die Stufe %s wird nicht ein zweites Mal gezählt"),
    BD_OTHER(VERIFY_COUNT, "von den Brettern gezählt ist der Wert %lld, nicht %lld"),
    BD_OTHER(VERIFY_NOTHING_SAID, "über die Stufe %s und was folgt, ist nichts gesagt"),
    BD_OTHER_N(VERIFY_OPEN, "beste in %zu Stufe; die Stufe %s ist nicht bewiesen",
               "beste in %zu Stufen; die Stufe %s ist nicht bewiesen"),
    BD_OTHER(VERIFY_NO_CLAIM, "mehr behauptet das Zertifikat nicht"),
    BD_OTHER(VERIFY_BEST, "als beste bewiesen nach den Regeln %s"),
    BD_OTHER(VERIFY_UNIQUE, "als beste bewiesen nach den Regeln %s; keine andere Auslosung ist so gut"),
    BD_OTHER(VERIFY_BEST_WISHES,
             "als beste bewiesen nach den Regeln %s mit den Wünschen des Schiedsrichters: %s"),
    BD_OTHER(VERIFY_UNIQUE_WISHES,
             "als beste bewiesen nach den Regeln %s mit den Wünschen des Schiedsrichters: %s; keine andere "
             "Auslosung mit ihnen ist so gut"),
    BD_OTHER(VERIFY_LEGAL_NOT_PROVED, "zulässig nach den Regeln %s, nicht bewiesen: %s"),
    BD_OTHER(VERIFY_LEGAL_WISHES,
             "zulässig nach den Regeln %s mit den Wünschen des Schiedsrichters (%s), nicht bewiesen: %s"),
    BD_OTHER(VERIFY_NO_DRAW, "bewiesen nach den Regeln %s: Es gibt keine zulässige Auslosung"),
    BD_OTHER(VERIFY_NO_DRAW_WISHES,
             "bewiesen nach den Regeln %s: Es gibt keine zulässige Auslosung mit den Wünschen des "
             "Schiedsrichters: %s"),
    BD_OTHER_N(VERIFY_MATCHING, "als beste bewiesen in %zu Stufe", "als beste bewiesen in %zu Stufen"),
    BD_OTHER_N(VERIFY_MATCHING_UNIQUE, "als beste bewiesen in %zu Stufe; keine andere Paarung ist so gut",
               "als beste bewiesen in %zu Stufen; keine andere Paarung ist so gut"),
    BD_OTHER(VERIFY_NO_MATCHING_EXISTS, "bewiesen: Es gibt keine vollständige Paarung"),
    BD_OTHER(VERIFY_NOT_PROVED, "zulässig, nicht bewiesen: %s"),
    BD_OTHER(VERIFY_ROUND, "Runde %d, Optionen: %s\n"),
    BD_OTHER(VERIFY_ROUND_PLAIN, "Runde %d, keine Optionen\n"),
    BD_OTHER(VERIFY_SETTINGS, "Optionen der Datei: %s\n"),
    BD_OTHER_N(VERIFY_STAGES, "%zu Stufe bewiesen, ", "%zu Stufen bewiesen, "),
    BD_OTHER(VERIFY_BUT, "aber: %s\n"),
    BD_OTHER(VERIFY_OTHER_BOARD, "in Runde %d hat die Datei das Brett %d-%d, das Zertifikat nicht"),
    BD_OTHER(VERIFY_OTHER_BYE, "in Runde %d ist nach der Datei %d spielfrei, nach dem Zertifikat nicht"),
    BD_OTHER(VERIFY_OTHER_COUNT,
             "in Runde %d veröffentlicht die Datei %zu Bretter und Freilose, das Zertifikat hat %zu"),
    BD_OTHER(VERIFY_RULES_DEMANDED, "der Beweis ist nach den Regeln %s, nicht nach %s, die verlangt waren"),
    BD_OTHER(VERIFY_NO_WISHES, "nichts vom Schiedsrichter"),
    BD_OTHER(VERIFY_OTHER_WISHES,
             "die Datei sagt, Runde %d sei mit %.90s ausgelost, aber das Zertifikat gilt einer Auslosung mit "
             "%.90s"),
    BD_OTHER(VERIFY_RULES_OF_FILE,
             "der Beweis ist nach den Regeln %s, aber die eigenen Regeln der Datei sind %.40s (--rules "
             "verlangt andere)"),
    BD_OTHER(VERIFY_USAGE,
             "Aufruf: bestdraw-verify [OPTION...] CARDS CERTIFICATE\n        bestdraw-verify [OPTION...] "
             "INSTANCE CERTIFICATE\n"),
    BD_OTHER(
        VERIFY_HELP,
        "\nSagt, ob CERTIFICATE beweist, dass seine Auslosung für die Karten in CARDS eine beste ist, "
        "oder dass es keine zulässige gibt.\nAlles wird aus den Karten neu berechnet; nur ganze Zahlen; "
        "dieses Programm enthält keinen Löser.\n\n  --allow-options     Wünsche des Schiedsrichters im "
        "Zertifikat sind in Ordnung\n  --rules ID          einen Beweis nach diesem Regelwerk verlangen; "
        "sonst nach dem, das CARDS nennt\n  --format text|json  wie es gesagt wird\n  --lang en|de        "
        "die Sprache der Sätze\n  --lenient           die Karten wurden bei der Auslosung mit --lenient "
        "gelesen\n  --quiet             keine Worte, nur der Exitcode\n  --version           die Fassung "
        "zeigen und enden\n\nExitcode: 0 bewiesen; 1 abgelehnt; 4 zulässig, aber nicht als beste "
        "bewiesen; 6 bewiesen, aber nur mit den Wünschen des Schiedsrichters;\n7 das Zertifikat hält, "
        "aber CARDS hat andere Regeln oder eine andere Auslosung der Runde; 2 Aufruf; 3 falsche "
        "Eingabe;\n5 interner oder Systemfehler.\n"),
    BD_OTHER(VERIFY_REFUSED, "abgelehnt: %s:%d: %s"),
    BD_OTHER(VERIFY_REFUSED_STAGE, "abgelehnt: %s:%d: Stufe %s: %s"),
    BD_OTHER(VERIFY_NOT_WRITTEN, "bestdraw-verify: das Urteil kann nicht geschrieben werden\n"),
    BD_OTHER(VERIFY_NO_MEMORY, "der Speicher ist erschöpft"),
};

const bd_catalogue bd_verify_german = {verify_german_rows,
                                       sizeof verify_german_rows / sizeof *verify_german_rows};
