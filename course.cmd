@echo off
rem Untested: the launcher for Windows without its checks. Needs a JDK 17+ and Maven 3.8+ on the PATH.
setlocal
set ROOT=%~dp0
set CP=%ROOT%src\cli\target\classes;%ROOT%src\notebook\target\classes;%ROOT%src\library\target\classes;%ROOT%src\exercise\target\classes;%ROOT%exercises\contracts\target\classes
if "%1"=="test" (call mvn -B -f "%ROOT%pom.xml" verify -Dcourse.full=true & exit /b)
if "%1"=="verify" (call mvn -B -f "%ROOT%pom.xml" verify -Dcourse.full=true -Dcourse.exhaustive=true & exit /b)
call mvn -q -B -DskipTests -f "%ROOT%pom.xml" -pl src/cli -am process-classes || exit /b 2
java "-Dcourse.root=%ROOT%." -cp "%CP%;%ROOT%src\cli\target\lib\*" sphericalknight.cli.Course %*
exit /b %ERRORLEVEL%
