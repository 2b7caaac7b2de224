#!/bin/sh
# boot-systemd.sh <folder of the program> <empty folder> <name of its cgroup> [stage]
#
# Boots the machine's systemd as the first process of namespaces of its own, so that units are started as on a server:
# with copies of /etc, /opt and /var that end with it, and the program in /opt/second-key/1 and /opt/second-key/2.
# Of the system's own units it has the journal alone. With `try` as stage it ends before systemd would begin.
set -eu
program=$1 box=$2 name=$3 stage=${4:-boot}

# What the units use of the older, separate hierarchies.
kinds='memory pids devices'

# Its cgroups lie below those of this process; inside they are the root.
join() {
  mkdir -p "$1"
  echo 0 > "$1/cgroup.procs"
}
path_of() {
  sed -n "s,^[0-9]*:$1:,,p" /proc/self/cgroup
}

case $stage in
boot | try)
  if [ -e /sys/fs/cgroup/cgroup.procs ]; then
    join "/sys/fs/cgroup$(path_of '')/$name"
  else
    for kind in $kinds; do join "/sys/fs/cgroup/$kind$(path_of $kind)/$name"; done
    join "/sys/fs/cgroup/systemd$(path_of name=systemd)/$name"
    join "/sys/fs/cgroup/unified$(path_of '')/$name"
  fi
  inside='--mount --pid --fork --kill-child --uts --ipc --cgroup'
  exec unshare $inside sh "$0" "$program" "$box" "$name" "inside-$stage"
  ;;
esac

mount --make-rprivate /
mount -t proc proc /proc
mount -t tmpfs tmpfs /run
mkdir -p /run/lock /run/systemd

if [ -e /sys/fs/cgroup/cgroup.procs ]; then
  mount -t cgroup2 cgroup2 /sys/fs/cgroup
else
  mount -t tmpfs tmpfs /sys/fs/cgroup
  cd /sys/fs/cgroup
  mkdir systemd unified $kinds
  mount -t cgroup -o none,name=systemd cgroup systemd
  mount -t cgroup2 cgroup2 unified
  for kind in $kinds; do mount -t cgroup -o $kind cgroup $kind; done
  cd /
fi

mount -t tmpfs tmpfs "$box"
for folder in etc opt var; do
  mkdir -p "$box/upper/$folder" "$box/work/$folder"
  layers="lowerdir=/$folder,upperdir=$box/upper/$folder,workdir=$box/work/$folder"
  mount -t overlay overlay -o "$layers" "/$folder"
done

mkdir "$box/units"
cp /lib/systemd/system/systemd-journald*.s* "$box/units"
for target in basic sockets timers network-online shutdown multi-user; do
  printf '[Unit]\nDescription=%s\n' $target > "$box/units/$target.target"
done
printf '[Unit]\nWants=systemd-journald.service\n' > "$box/units/sysinit.target"
mount --bind "$box/units" /lib/systemd/system
# Nothing that happens to be installed here, no disks of this machine.
mount -t tmpfs tmpfs /lib/systemd/system-generators
rm -rf /etc/systemd/system
mkdir /etc/systemd/system

# Part by part: the folder above them may be closed to the site's user, who must not be root.
for version in 1 2; do
  mkdir -p /opt/second-key/$version
  cd /opt/second-key/$version
  for part in "$program"/*; do
    mine=$(basename "$part")
    if [ -d "$part" ]; then mkdir "$mine"; else touch "$mine"; fi
    mount --bind "$part" "$mine"
  done
done
cd /

if [ "$stage" = inside-try ]; then exit; fi
exec env -i "PATH=$PATH" container=unshare \
  /lib/systemd/systemd --system --unit=multi-user.target --log-target=null < /dev/null
