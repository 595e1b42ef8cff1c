const GRAPHEMES = new Intl.Segmenter('ko', { granularity: 'grapheme' })
/** Units behind a cut that are looked at: longer than any letter with its marks. */
const BEHIND = 64

/** The first `max` UTF-16 units of a text, or fewer: an emoji or a letter with its marks is never cut in two. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, GRAPHEMES.segment(text.slice(0, max + BEHIND)).containing(max)?.index)
