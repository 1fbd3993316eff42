#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the image: Java, and folders that answers cannot look into.
set -eu
apt-get update
apt-get install -y --no-install-recommends openjdk-17-jdk-headless bubblewrap util-linux
# A user without rights, for people who look around in the image; the grader takes users of its own, one for each answer.
id grader-child >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin grader-child
chown -R root:root /autograder/source
chmod -R go-rwx /autograder/source
