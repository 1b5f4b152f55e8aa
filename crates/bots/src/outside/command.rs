//! A command line as one text, split the way a shell would, without a shell.

use std::process::Command;

/// The words of a command line. Words are parted by blanks; what stands in single or double quotes
/// belongs together. Nothing else means anything: no variables, no patterns, no backslashes.
pub(super) fn split(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for sign in line.chars() {
        match quote {
            Some(open) if sign == open => quote = None,
            Some(_) => word.get_or_insert_default().push(sign),
            None if sign == '\'' || sign == '"' => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            None if sign.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(sign),
        }
    }
    if let Some(open) = quote {
        return Err(format!("`{line}` has a {open} that is never closed"));
    }
    words.extend(word);
    if words.is_empty() { Err("the command of a program is empty".into()) } else { Ok(words) }
}

/// A command line as messages show it: one line, of which the end says most.
pub(super) fn shown(line: &str) -> String {
    const SHOWN: usize = 60;
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let long = line.chars().count().saturating_sub(SHOWN);
    let end: String = line.chars().skip(long).map(plain).collect();
    if long > 0 { format!("...{end}") } else { end }
}

/// The command to run; on Unix in a process group of its own, so that what the program started in
/// turn can be ended with it.
pub(super) fn command(words: &[String]) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn quotes_keep_words_together() {
        for (line, words) in [
            ("python3 bot.py", &["python3", "bot.py"][..]),
            ("  'my bot'  --level=\"very hard\" ''", &["my bot", "--level=very hard", ""]),
            (r#"echo "it's" '"' C:\bots\a"#, &["echo", "it's", "\"", r"C:\bots\a"]),
        ] {
            assert_eq!(split(line).unwrap(), words);
        }
        for line in ["", "  ", "bot 'half", "\""] {
            assert!(split(line).is_err(), "{line}");
        }
    }
}
