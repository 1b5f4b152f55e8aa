//! The real program in a real pseudo-terminal, and what that terminal shows.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::ffi::OsStr;
use std::io::{Read as _, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long anything may take before a test gives up. Nothing here depends on being faster.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that is gone after its test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NUMBERS: AtomicU32 = AtomicU32::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("terminal-{}-{number}", std::process::id());
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The only saved game.
    pub(crate) fn game(&self) -> PathBuf {
        let games = std::fs::read_dir(self.0.join("games")).expect("games are kept");
        let games: Vec<PathBuf> = games.map(|entry| entry.expect("an entry").path()).collect();
        assert_eq!(games.len(), 1, "{games:?}");
        games[0].clone()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Whatever is left is below the build folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a terminal says of itself.
#[derive(Clone)]
pub(crate) struct Around {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) env: Vec<(&'static str, String)>,
}

impl Around {
    /// A terminal with 24-bit colors, and a folder for what is kept.
    pub(crate) fn new(home: &Folder) -> Self {
        let home = home.path().to_str().expect("test paths are text").to_owned();
        let env = vec![
            ("TERM", "xterm-256color".to_owned()),
            ("COLORTERM", "truecolor".to_owned()),
            ("LANG", "en_US.UTF-8".to_owned()),
            ("REMPARTS_HOME", home),
        ];
        Self { columns: 80, rows: 24, env }
    }

    pub(crate) fn sized(mut self, columns: u16, rows: u16) -> Self {
        (self.columns, self.rows) = (columns, rows);
        self
    }

    /// With a variable; without it where it says nothing.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.env.retain(|(known, _)| *known != name);
        if !value.is_empty() {
            self.env.push((name, value.to_owned()));
        }
        self
    }
}

/// The program in a terminal. It ends with its test, however that ends.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    /// Everything the program has written.
    pub(crate) written: Vec<u8>,
    /// How the terminal treated keys before the program began, in the form of [`Terminal::modes`].
    pub(crate) before: String,
    is_closed: bool,
}

impl Terminal {
    /// Runs `remparts` with these arguments.
    pub(crate) fn run(around: &Around, args: &[&str]) -> Self {
        Self::start(around, env!("CARGO_BIN_EXE_remparts").as_ref(), args)
    }

    /// Runs any program with these arguments.
    pub(crate) fn start(around: &Around, program: &OsStr, args: &[&str]) -> Self {
        let size = size(around.columns, around.rows);
        let pair = native_pty_system().openpty(size).expect("there are pseudo-terminals");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env_clear();
        for (name, value) in &around.env {
            command.env(name, value);
        }
        let before = modes(&*pair.master);
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("it can be read");
        let keys = pair.master.take_writer().expect("it can be written to");
        let (tell, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 1 << 16];
            // A terminal whose program has ended says so by an error.
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if tell.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let parser = vt100::Parser::new(some(around.rows), some(around.columns), 0);
        let (master, written) = (pair.master, Vec::new());
        Self { child, master, keys, bytes, parser, written, before, is_closed: false }
    }

    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    /// The size in columns and rows.
    pub(crate) fn size(&self) -> (u16, u16) {
        let (rows, columns) = self.screen().size();
        (columns.get(), rows.get())
    }

    /// What is shown, line by line.
    pub(crate) fn lines(&self) -> Vec<String> {
        let (_, columns) = self.screen().size();
        self.screen().rows(0, columns.get()).collect()
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        self.lines().iter().any(|line| line.contains(text))
    }

    /// Presses keys, as the bytes that terminals send for them.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the program listens");
        self.keys.flush().expect("the program listens");
    }

    /// Clicks with the left button on a cell, counted from zero.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let (x, y) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.master.resize(size(columns, rows)).expect("it can be resized");
        self.parser.screen_mut().set_size(some(rows), some(columns));
    }

    /// Reads until something holds; fails with what is shown.
    pub(crate) fn until(&mut self, what: &str, mut holds: impl FnMut(&Self) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !holds(self) {
            if self.is_closed || !self.read_before(deadline) {
                let shown = self.lines().join("\n");
                panic!("waited in vain until {what}; the terminal shows\n{shown}");
            }
        }
    }

    /// Reads until a text is shown.
    pub(crate) fn until_shown(&mut self, text: &str) {
        self.until(&format!("`{text}` is shown"), |terminal| terminal.shows(text));
    }

    /// Reads some of what the program writes; nothing if it is too late.
    fn read_before(&mut self, deadline: Instant) -> bool {
        match self.bytes.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(bytes) => {
                self.parser.process(&bytes);
                self.written.extend_from_slice(&bytes);
                // Terminals say where their cursor is, to whoever asks.
                if bytes.windows(4).any(|part| part == b"\x1b[6n") {
                    self.press("\x1b[1;1R");
                }
                true
            }
            Err(RecvTimeoutError::Disconnected) => {
                self.is_closed = true;
                true
            }
            Err(RecvTimeoutError::Timeout) => false,
        }
    }

    /// Reads until something was written and then nothing more for a moment: a key was dealt with.
    /// What is asserted afterwards must not depend on how long the moments are.
    pub(crate) fn settle(&mut self) {
        let mut patience = Duration::from_millis(700);
        while !self.is_closed && self.read_before(Instant::now() + patience) {
            patience = Duration::from_millis(15);
        }
    }

    /// The bottom line, which names the keys.
    pub(crate) fn hint(&self) -> String {
        self.lines().pop().unwrap_or_default()
    }

    /// Reads to the end; says how the program ended.
    pub(crate) fn end(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        while !self.is_closed {
            let shown = self.lines().join("\n");
            assert!(self.read_before(deadline), "the program does not end; it shows\n{shown}");
        }
        self.child.wait().expect("the program ends").exit_code()
    }

    /// The number of the process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.process_id().expect("it has not been waited for")
    }

    /// Whether nothing at all is written for so long.
    pub(crate) fn is_silent_for(&mut self, time: Duration) -> bool {
        !self.read_before(Instant::now() + time)
    }

    /// How the terminal treats keys, in a form that can be compared.
    #[cfg(unix)]
    pub(crate) fn modes(&self) -> String {
        modes(&*self.master)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("it is a terminal"))
}

/// A length of which there is some.
fn some(length: u16) -> NonZero<u16> {
    NonZero::new(length).expect("screens have rows and columns")
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}
