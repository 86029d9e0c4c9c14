#!/bin/sh
# `bestdraw serve` behind nginx with TLS, set up as docs/serve.md says: proxy.sh BUILD SOURCE. Skipped (77) where nginx, openssl or curl is missing.
set -eu
build=$(cd "${1:?usage: proxy.sh BUILD SOURCE}" && pwd)
source=$(cd "${2:?usage: proxy.sh BUILD SOURCE}" && pwd)
for tool in nginx openssl curl; do
    command -v "$tool" >/dev/null 2>&1 || { echo "proxy: skipped, there is no $tool"; exit 77; }
done
folder=$(mktemp -d)
served=''
stop() {
    [ ! -e "$folder/nginx.pid" ] || kill "$(cat "$folder/nginx.pid")" || true
    [ -z "$served" ] || kill "$served" || true
    [ -z "$served" ] || wait "$served" || true
    rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
cp "$source/docs/examples/open.json" .
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=draw.example.org -keyout draw.key -out draw.pem 2>/dev/null
"$build/bestdraw" serve open.json --port 0 --origin https://draw.example.org:8743 >out 2>err &
served=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    grep -q serving err && break
    sleep 0.5
done
word=$(sed -n 's|^  screen *https://draw.example.org:8743/\(.*\)$|\1|p' out)
[ -n "$word" ] || { cat out err; exit 1; }
# The port that was free: of the process, as the links name the proxy.
port=$(sed -n 's/.* port \([0-9]*\)$/\1/p' err | head -1)
# The server block of the page, with files and ports of this test.
sed -n '/^server {/,/^}/p' "$source/docs/serve.md" |
    sed "s|listen 443 ssl|listen 127.0.0.1:8743 ssl|; s|/etc/ssl/draw|$folder/draw|; s|127.0.0.1:8642|127.0.0.1:$port|" >server
printf 'daemon on;\npid %s/nginx.pid;\nerror_log %s/error.log;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path %s;\nproxy_temp_path %s;\nfastcgi_temp_path %s;\nuwsgi_temp_path %s;\nscgi_temp_path %s;\n' \
    "$folder" "$folder" "$folder" "$folder" "$folder" "$folder" "$folder" >nginx.conf
{ cat server; echo '}'; } >>nginx.conf
nginx -c "$folder/nginx.conf" -p "$folder"
status=0
ask() { curl -s -m 20 --cacert draw.pem --resolve draw.example.org:8743:127.0.0.1 -o answer -w '%{http_code}' "$@"; }
expect() { # CODE WORDS...
    wanted=$1
    shift
    got=$(ask "$@") || true
    [ "$got" = "$wanted" ] || { echo "proxy: $*: $got, not $wanted"; cat answer; status=1; }
}
site=https://draw.example.org:8743/$word
expect 200 "$site"
expect 200 "${site}cards"
expect 200 -H 'content-type: application/json' -H 'Origin: https://draw.example.org:8743' -d '{"command": "show"}' "${site}ask"
expect 403 -H 'content-type: application/json' -H 'Origin: https://evil.example' -d '{"command": "show"}' "${site}ask"
expect 403 -H 'Host: evil.example' "${site}cards"
state=$(ask "${site}about" >/dev/null; sed 's/.*"state": "\([^"]*\)".*/\1/' answer)
ask "${site}changes?after=$state" >news &
waiting=$!
sleep 1
"$build/bestdraw" edit -q open.json 1 club=Rye
wait $waiting || true
grep -q 200 news || { echo 'proxy: the change is not told'; status=1; }
[ $status = 0 ] && echo 'serve behind nginx with TLS: pages, requests and news pass; another origin and another host are refused'
exit $status
