const GRAPHEMES = new Intl.Segmenter('ko', { granularity: 'grapheme' })
/** How far to look past the cut for a grapheme; longer than any letter with its marks. */
const BEHIND = 64

/** At most `max` UTF-16 units of a text, without splitting an emoji or combined letter. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, GRAPHEMES.segment(text.slice(0, max + BEHIND)).containing(max)?.index)
