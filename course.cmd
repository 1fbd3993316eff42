@echo off
rem The launcher for Windows: builds, then runs the command line. Needs a JDK 17+ and Maven 3.8+ on the PATH.
rem It does less checking than the script for Linux and macOS, and no Windows machine has tested it yet.
setlocal
set "ROOT=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if "%1"=="test" (call mvn -B -T 2 -f "%ROOT%pom.xml" verify -Dcourse.full=true & exit /b)
if "%1"=="verify" (call mvn -B -f "%ROOT%pom.xml" verify -Dcourse.full=true -Dcourse.exhaustive=true & exit /b)
call mvn -q -B -DskipTests -f "%ROOT%pom.xml" -pl src/cli,src/bench -am process-classes || exit /b 2
set "CP="
for %%m in (src\library src\common src\machine src\exercise src\notebook exercises\contracts src\grader src\web src\cli) do call set "CP=%%CP%%%ROOT%%%m\target\classes;"
"%JAVA%" -XX:+UseSerialGC "-Dcourse.root=%ROOT%." -cp "%CP%%ROOT%src\cli\target\lib\*" sphericalknight.cli.Course %*
exit /b %ERRORLEVEL%
