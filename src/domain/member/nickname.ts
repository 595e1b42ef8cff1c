import { NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '../nicknameLength'
import { fail, ok, type Result } from '../result'
import { withoutInvisible } from './nicknameSkeleton'
import { passesFor } from './reservedNicknames'

const CHARACTERS = /^[\p{L}\p{M}\p{N} ._-]+$/u

const RESERVED_CODE = {
  withdrawn: 'nickname-withdrawn',
  staff: 'nickname-reserved',
  nobody: 'nickname-reserved',
} as const

export const cleanNickname = (typed: string): string =>
  withoutInvisible(typed.normalize('NFC')).replace(/\s+/g, ' ').trim()

/** Returns the nickname as stored; the database ensures uniqueness. `field`: named by the violation. */
export function readNickname(typed: string, field = 'nickname'): Result<string> {
  const nickname = cleanNickname(typed)
  const length = [...nickname].length
  if (length === 0) return fail({ code: 'nickname-required', params: { field } })
  if (length < NICKNAME_LENGTH_MIN || length > NICKNAME_LENGTH_MAX)
    return fail({ code: 'nickname-length', params: { field, min: NICKNAME_LENGTH_MIN, max: NICKNAME_LENGTH_MAX } })
  if (!CHARACTERS.test(nickname) || !/[\p{L}\p{N}]/u.test(nickname))
    return fail({ code: 'nickname-characters', params: { field } })
  const whose = passesFor(nickname)
  return whose === null ? ok(nickname) : fail({ code: RESERVED_CODE[whose], params: { field } })
}
