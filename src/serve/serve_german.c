/* German for serve_words.h. */
#include "serve/serve_words.h"

static const bd_translation serve_german_rows[] = {
    BD_OTHER(SERVE_ARBITER, "Schiedsrichter"),
    BD_OTHER(SERVE_DESK, "Ergebnistisch"),
    BD_OTHER(SERVE_SCREEN, "Anzeige"),
    BD_OTHER(SERVE_LISTENS, "die Anfragen des Proxys werden an %s Port %d erwartet"),
    BD_OTHER(SERVE_RUNNING, "der Server läuft; Strg-C beendet ihn"),
    BD_OTHER(SERVE_RUNNING_SHEET, "der Server läuft; Strg-C beendet ihn; '--links FILE' schreibt die Links, "
                                  "auch die der Spieler, als QR-Codes"),
    BD_OTHER(SERVE_ENDED, "beendet; alles Bestätigte steht in den Dateien"),
    BD_OTHER(SERVE_NO_SUCH_HOST, "'%s' ist keine Adresse dieses Rechners; 'ip address' nennt sie"),
    BD_OTHER(SERVE_PORT_TAKEN, "den Port %s von %s hat ein anderes Programm; wählen Sie einen anderen mit "
                               "'--port', oder irgendeinen freien mit '--port 0'"),
    BD_OTHER(SERVE_PORT_REFUSED,
             "der Port %s von %s ist nicht zu haben: %s; Ports unter 1024 gehören dem System"),
    BD_OTHER(SERVE_ANY_HOST, "'--host %s' ist jede Adresse dieses Rechners: Sagen Sie mit '--origin', wie "
                             "Browser ihn nennen, http://192.168.1.20:8642"),
    BD_OTHER(SERVE_BAD_ORIGIN, "'%s' ist kein Ursprung: 'https://', ein Name und, wo es nicht der übliche "
                               "ist, ein Port, nichts dahinter"),
    BD_OTHER(SERVE_ORIGIN_LONG,
             "'%s' ist zu lang für einen QR-Code mit einem Link; nehmen Sie einen kürzeren Namen"),
    BD_OTHER(SERVE_SERVED_ALREADY,
             "ein anderes 'bestdraw serve' hat dieses Turnier schon; beenden Sie erst jenes"),
    BD_OTHER(SERVE_NO_GUARD, "die Datei kann nicht angelegt werden: %s; ein Turnier muss in einem Ordner "
                             "liegen, in den geschrieben werden kann"),
    BD_OTHER(SERVE_LINKS_BAD, "das ist kein Schlüssel von Links; '--new-links' macht einen neuen (früher "
                              "gedruckte Links führen dann nirgendwohin)"),
    BD_OTHER(SERVE_LINKS_NOT_WRITTEN, "der Schlüssel der Links kann nicht geschrieben werden: %s"),
    BD_OTHER(
        SERVE_NO_RANDOM,
        "dieses System gibt keine Zufallsbytes (/dev/urandom), und ohne sie gibt es keine geheimen Links"),
    BD_OTHER(SERVE_NOT_BEGUN,
             "der Server kann nicht beginnen: Das System gibt keinen Thread oder keinen Speicher"),
    BD_OTHER(SERVE_NO_LIBRARY,
             "'serve' braucht libmicrohttpd, aber %s lässt sich nicht laden; bitte installieren"),
    BD_OTHER(SERVE_CLAIM_NOT_WRITTEN, "das Ergebnis wurde nicht aufgehoben: %s"),
    BD_OTHER(SERVE_NO_MEMORY, "der Speicher ist erschöpft"),
    BD_OTHER(SERVE_HOST_UNKNOWN,
             "unter diesem Namen gibt es die Seite hier nicht; nehmen Sie den Link, wie er gedruckt ist"),
    BD_OTHER(SERVE_FOREIGN, "eine andere Seite darf das nicht fragen"),
    BD_OTHER(SERVE_NOTHING_HERE, "hier ist nichts; bitten Sie den Schiedsrichter um einen neuen Link"),
    BD_OTHER(SERVE_NOT_THIS_ROLE, "dieser Link erlaubt das nicht"),
    BD_OTHER(SERVE_METHOD, "so kann das nicht gefragt werden"),
    BD_OTHER(SERVE_NOT_JSON, "eine Anfrage ist JSON, gesendet als application/json"),
    BD_OTHER(SERVE_TOO_LARGE, "die Anfrage ist zu groß"),
    BD_OTHER(SERVE_TOO_MANY, "zu viele Anfragen; warten Sie einen Moment und versuchen Sie es noch einmal"),
    BD_OTHER(SERVE_BUSY,
             "zu viel wird auf einmal gefragt; warten Sie einen Moment und versuchen Sie es noch einmal"),
    BD_OTHER(SERVE_NO_COMMAND, "\"command\" fehlt oder ist kein Text"),
    BD_OTHER(SERVE_MAY_NOT, "dieser Link erlaubt '%s' nicht"),
    BD_OTHER(SERVE_MISSING, "\"%s\" fehlt"),
    BD_OTHER(SERVE_BEFORE_MANY, "\"before\" hat mehr als %d Befehle"),
    BD_OTHER(SERVE_BEFORE_CHANGE, "was zuerst an einer Kopie getan wird, gehört zu keiner Änderung"),
    BD_OTHER(SERVE_NO_PLAYER,
             "einen Spieler %d gibt es in diesem Turnier nicht mehr; fragen Sie den Schiedsrichter"),
    BD_OTHER(SERVE_NO_OPEN_GAME, "Sie haben in Runde %d keine Partie ohne Ergebnis"),
    BD_OTHER(SERVE_SENT_ALREADY,
             "ein Ergebnis für Runde %d wurde schon gesendet; bitten Sie den Schiedsrichter, es zu ändern"),
    BD_OTHER(SERVE_SHEET_TITLE, "Links"),
    BD_OTHER(SERVE_SHEET_PLAYERS, "Für jeden Spieler"),
    BD_OTHER(SERVE_SHEET_PLAYER, "das eigene Ergebnis senden"),
    BD_OTHER(SERVE_SHEET_ARBITER, "alles: behalten Sie ihn für sich"),
    BD_OTHER(SERVE_SHEET_DESK, "gibt Ergebnisse ein"),
    BD_OTHER(SERVE_SHEET_SCREEN, "zeigt Paarungen und Tabelle"),
};

const bd_catalogue bd_serve_german = {serve_german_rows,
                                      sizeof serve_german_rows / sizeof *serve_german_rows};
