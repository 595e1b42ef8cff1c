import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fail, ok, type Result } from '@/domain/result'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@/domain/staff/limits'

/** zxcvbn, 0 to 4: below, a dictionary attack needs fewer than 10⁸ guesses. */
const SCORE_MIN = 3

let judge: Promise<ZxcvbnFactory> | undefined

/** Large, and only needed for setting a password. */
const loadJudge = (): Promise<ZxcvbnFactory> =>
  (judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  ))

/** By length and guessability. `about`: words to try first, such as email address and name */
export async function checkNewPassword(password: string, about: string[]): Promise<Result> {
  const letters = [...password].length
  if (letters < PASSWORD_LENGTH_MIN) return fail({ code: 'password-too-short', params: { min: PASSWORD_LENGTH_MIN } })
  if (letters > PASSWORD_LENGTH_MAX)
    return fail({ code: 'too-long', params: { field: 'password', max: PASSWORD_LENGTH_MAX } })
  const { score } = (await loadJudge()).check(password, about)
  return score < SCORE_MIN ? fail({ code: 'password-common', params: {} }) : ok()
}
