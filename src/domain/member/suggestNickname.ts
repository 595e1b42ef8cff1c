import { NICKNAME_LENGTH_MAX } from './limits'
import { readNickname } from './nickname'

/** Whatever a nickname may not hold. */
const FOREIGN = /[^\p{L}\p{M}\p{N} ._-]+/gu

/** The provider's display name, cut to a nickname the rules allow; null when nothing is left of it. */
export function suggestNickname(called: string | null): string | null {
  if (called === null) return null
  const cut = [...called.normalize('NFC').replace(FOREIGN, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, NICKNAME_LENGTH_MAX)
    .join('')
  const nickname = readNickname(cut)
  return nickname.ok ? nickname.value : null
}
