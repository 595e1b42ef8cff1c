/** Longer text is ignored, which bounds the cost of hostile input. (NFD is up to three times as long.) */
const MAX_LENGTH = 300

/** NFC, without brackets, commas and other separators. */
export function regionWords(text: string): string[] {
  return text
    .slice(0, 3 * MAX_LENGTH)
    .normalize('NFC')
    .slice(0, MAX_LENGTH)
    .split(/[\s()[\]{}<>,|/·:;"']+/)
    .filter((word) => word !== '')
}

/** '서울 종로구' = '서울종로구' */
export function regionKey(text: string): string {
  return regionWords(text).join('')
}
