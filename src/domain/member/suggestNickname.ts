import { NICKNAME_LENGTH_MAX } from '../nicknameLength'
import { readNickname } from './nickname'

const FOREIGN = /[^\p{L}\p{M}\p{N} ._-]+/gu

/** null if nothing valid remains */
export function suggestNickname(called: string | null): string | null {
  if (called === null) return null
  const cut = [...called.normalize('NFC').replace(FOREIGN, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, NICKNAME_LENGTH_MAX)
    .join('')
  const nickname = readNickname(cut)
  return nickname.ok ? nickname.value : null
}
