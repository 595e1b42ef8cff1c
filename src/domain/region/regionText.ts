/** Longer than any address; what follows is not read, so hostile input costs nothing. (NFD is up to three times it.) */
const MAX_LENGTH = 300

/** The words of an address or a region name: composed (NFC), without brackets, commas and the other separators. */
export function regionWords(text: string): string[] {
  return text
    .slice(0, 3 * MAX_LENGTH)
    .normalize('NFC')
    .slice(0, MAX_LENGTH)
    .split(/[\s()[\]{}<>,|/·:;"']+/)
    .filter((word) => word !== '')
}

/** The same text as one word, for names written together ('서울 종로구' = '서울종로구'). */
export function regionKey(text: string): string {
  return regionWords(text).join('')
}
