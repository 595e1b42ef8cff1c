/** Created on first use, because that takes as long as reading 100 rows. */
let graphemes: Intl.Segmenter | undefined
/** How far to look past the cut for a grapheme; longer than any letter with its marks. */
const BEHIND = 64

/** At most `max` UTF-16 units of a text, without splitting an emoji or combined letter. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  graphemes ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  return text.slice(0, graphemes.segment(text.slice(0, max + BEHIND)).containing(max)?.index)
}
