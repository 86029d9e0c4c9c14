# Bash completion for bestdraw. It asks the program itself what commands and options there are, so it cannot be out of date:
# 'bestdraw help' lists the commands, 'bestdraw help COMMAND' the options, each as --name or --name=VALUE.
# Values written a|b|c in the help are offered as they are; all other words are completed as file names.

_bestdraw_commands() { "$1" help 2>/dev/null | sed -n 's/^  \([a-z][a-z-]*\)  *[A-Z].*/\1/p'; }

# Lines "--name" or "--name=VALUE" of one command.
_bestdraw_options() { "$1" help "$2" 2>/dev/null | sed -n 's/^  \(-[A-Za-z], \|    \)\(--[a-z][^ ]*\).*/\2/p'; }

_bestdraw()
{
    local program=$1 word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command="" option value i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        -* | =) ;;
        *)
            command=${COMP_WORDS[i]}
            break
            ;;
        esac
    done
    if [[ -z $command || ($command == help && $word != [-=]* && $previous != [-=]*) ]]; then
        if [[ $word == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "--help --version --quiet --verbose --lang= --by=" -- "$word")
        else
            mapfile -t COMPREPLY < <(compgen -W "$(_bestdraw_commands "$program")" -- "$word")
        fi
        return
    fi
    # The value of an option: "--name=wo" comes in three words, "--name wo" in two.
    option=$previous
    if [[ $word == = ]]; then
        word=""
    elif [[ $previous == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    if [[ $option == --* ]]; then
        value=$(_bestdraw_options "$program" "$command" | sed -n "s/^$option=//p")
        if [[ $value == *'|'* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "${value//|/ }" -- "$word")
            return
        fi
    fi
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_bestdraw_options "$program" "$command" | sed 's/=.*/=/')" -- "$word")
        [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
        return
    fi
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
}

complete -o filenames -F _bestdraw bestdraw
