//! Letters of both languages as plain ones.

/// A text in ASCII: letters without accents, plain signs. It is what a terminal without Unicode shows,
/// and what is compared when somebody types a command.
pub fn ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    // French quotes keep their distance, plain ones do not.
    let text = text.replace("« ", "\"").replace(" »", "\"");
    for letter in text.chars() {
        match letter {
            _ if letter.is_ascii() => plain.push(letter),
            'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => plain.push('a'),
            'À' | 'Â' | 'Ä' | 'Á' | 'Ã' | 'Å' => plain.push('A'),
            'ç' => plain.push('c'),
            'Ç' => plain.push('C'),
            'è' | 'é' | 'ê' | 'ë' => plain.push('e'),
            'È' | 'É' | 'Ê' | 'Ë' => plain.push('E'),
            'ì' | 'í' | 'î' | 'ï' => plain.push('i'),
            'Ì' | 'Í' | 'Î' | 'Ï' => plain.push('I'),
            'ñ' => plain.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' => plain.push('o'),
            'Ò' | 'Ó' | 'Ô' | 'Ö' | 'Õ' | 'Ø' => plain.push('O'),
            'ù' | 'ú' | 'û' | 'ü' => plain.push('u'),
            'Ù' | 'Ú' | 'Û' | 'Ü' => plain.push('U'),
            'œ' => plain.push_str("oe"),
            'Œ' => plain.push_str("Oe"),
            'æ' => plain.push_str("ae"),
            'Æ' => plain.push_str("Ae"),
            'ß' => plain.push_str("ss"),
            '’' | '‘' => plain.push('\''),
            '«' | '»' | '“' | '”' => plain.push('"'),
            '×' => plain.push('x'),
            '·' | '•' => plain.push('*'),
            '−' | '–' | '—' => plain.push('-'),
            '…' => plain.push_str("..."),
            '←' => plain.push('<'),
            '→' => plain.push('>'),
            '↑' => plain.push('^'),
            '↓' => plain.push('v'),
            '\u{a0}' | '\u{202f}' => plain.push(' '),
            // Accents that follow their letter.
            '\u{300}'..='\u{36f}' => {}
            _ => plain.push('?'),
        }
    }
    plain
}
