import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@/domain/staff/limits'
import type { Violation } from '@/domain/violation'

/** Of 0 to 4: below this, a list of common passwords and their usual disguises guesses it in fewer than 10⁸ tries. */
const SCORE_MIN = 3

let judge: Promise<ZxcvbnFactory> | undefined

/** The lists are large, and only whoever sets a password needs them. */
const loadJudge = (): Promise<ZxcvbnFactory> =>
  (judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  ))

/**
 * What is wrong with a new password, null when nothing is.
 * @param about words an attacker would try first: the e-mail address, the name
 */
export async function checkNewPassword(password: string, about: string[]): Promise<Violation | null> {
  const letters = [...password].length
  if (letters < PASSWORD_LENGTH_MIN) return { code: 'password-too-short', params: { min: PASSWORD_LENGTH_MIN } }
  if (letters > PASSWORD_LENGTH_MAX)
    return { code: 'too-long', params: { field: 'password', max: PASSWORD_LENGTH_MAX } }
  const { score } = (await loadJudge()).check(password, about)
  return score < SCORE_MIN ? { code: 'password-common', params: {} } : null
}
