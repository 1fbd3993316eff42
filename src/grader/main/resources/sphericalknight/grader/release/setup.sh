#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the image: Java, and a grader that only its owner can read.
set -eu
apt-get update
apt-get install -y --no-install-recommends openjdk-17-jdk-headless
chown -R root:root /autograder/source
chmod -R go-rwx /autograder/source
