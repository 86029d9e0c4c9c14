# A real Slurm on this host (munged, slurmctld, slurmd of our own, with ports of our own) plays a series with benchmarks/jobs/slurm.sh.
for tool in munged slurmctld slurmd sbatch; do
    PATH=$PATH:/usr/sbin command -v $tool >/dev/null || exit 77
done
PATH=$PATH:/usr/sbin
export PATH
. "$2/tests/data/golden/lib.sh"
home=$(pwd)
chmod 755 "$home"
user=$(id -un)
pids=''
stop() {
    # shellcheck disable=SC2086 # a list of numbers
    [ -z "$pids" ] || kill $pids 2>/dev/null
    sleep 1
    rm -rf "$home"
}
trap stop EXIT
port=$((20000 + $$ % 20000))
mkdir state spool
dd if=/dev/urandom of=key bs=128 count=1 2>/dev/null
chmod 600 key
munged --force --foreground --key-file="$home/key" --socket="$home/munge" --pid-file="$home/munged.pid" --log-file="$home/munged.log" \
    --seed-file="$home/seed" >munged.out 2>&1 &
pids="$pids $!"
cat >slurm.conf <<END
ClusterName=one
SlurmctldHost=$(hostname)(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$home/munge
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
StateSaveLocation=$home/state
SlurmdSpoolDir=$home/spool
SlurmctldPidFile=$home/slurmctld.pid
SlurmdPidFile=$home/slurmd.pid
SlurmctldLogFile=$home/slurmctld.log
SlurmdLogFile=$home/slurmd.log
SlurmdParameters=config_overrides
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
ReturnToService=2
KillWait=5
NodeName=$(hostname) NodeAddr=127.0.0.1 CPUs=2 RealMemory=8000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
export SLURM_CONF="$home/slurm.conf" BESTDRAW=$bestdraw SBATCH_OPTIONS=--cpus-per-task=1
sleep 1
slurmctld -D >slurmctld.out 2>&1 &
pids="$pids $!"
slurmd -D >slurmd.out 2>&1 &
pids="$pids $!"
await() { # seconds command...
    left=$1
    shift
    until "$@" >/dev/null 2>&1; do
        left=$((left - 1))
        [ "$left" -gt 0 ] || return 1
        sleep 1
    done
}
await 60 sh -c 'sinfo -h -o %t | grep -q idle' || { echo 'Slurm does not start here'; cat slurmctld.out slurmd.out munged.out; exit 77; }

# Options with commas, three parts, and the merge behind them.
options='--tournaments 60 --players 8,10,12 --rounds 4 --methods cards'
# shellcheck disable=SC2086
FOLDER=series sh "$source/benchmarks/jobs/slurm.sh" 3 $options || bad=1
holds "the parts are played and merged" await 120 test -s series/report.txt
# shellcheck disable=SC2086
"$bestdraw" simulate $options -o whole.jsonl >/dev/null || bad=1
holds "as one process would" cmp whole.jsonl series/whole.jsonl
digest=$(head -n 1 whole.jsonl | sha256sum | cut -c 1-16)
holds "every part says its series" test "$(grep -h "series $digest" bestdraw-[0-9]*.log | wc -l)" -eq 3

# The way that loses what stands behind the first comma is refused.
lost=$(sbatch --parsable --cpus-per-task=1 --array=1-1 --export=ALL,FOLDER=series,OPTIONS="--players 20,40" series/slurm.sh)
holds "options in --export are refused" await 60 grep -q 'cuts at the first comma' "bestdraw-${lost}_1.log"

# A part that is told to end stops in order, is put back, and goes on.
options='--tournaments 400 --players 60 --rounds 9 --methods best,cards --seed 3'
# shellcheck disable=SC2086
job=$(FOLDER=second sh "$source/benchmarks/jobs/slurm.sh" 1 $options | sed -n 's/.*parts: job \([0-9]*\);.*/\1/p')
holds "the part has begun" await 60 sh -c 'test "$(wc -l <second/part1.jsonl)" -gt 2'
scancel --signal=TERM --batch "${job}_1"
holds "it says that it was interrupted" await 60 grep -q 'exit code 4' "bestdraw-${job}_1.log"
before=$(wc -l <second/part1.jsonl)
holds "it is put back into the queue" await 60 sh -c "squeue -h -j $job -o '%T %r' | grep -q PENDING"
scontrol update "JobId=${job}_1" StartTime=now
holds "it goes on" await 200 sh -c "test \"\$(wc -l <second/part1.jsonl)\" -gt $before"
holds "and is merged" await 600 test -s second/report.txt
# shellcheck disable=SC2086
"$bestdraw" simulate $options -o second.jsonl >/dev/null || bad=1
holds "as if it had not been interrupted" cmp second.jsonl second/whole.jsonl
exit $bad
