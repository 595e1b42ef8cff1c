import { createHmac } from 'node:crypto'

/** 96 bits, enough to exclude collisions. */
const LENGTH = 16

/**
 * A stable pseudonym for a person in the log or a removed sign, worthless without the key: the installation's secret,
 * which is in neither log, database nor backup.
 * @returns undefined without a secret, because a guessable value is worse than none
 */
export function pseudonym(of: 'account' | 'email' | 'network' | 'sign', value: string | number): string | undefined {
  const secret = process.env.PAYLOAD_SECRET
  return secret
    ? createHmac('sha256', secret).update(`log ${of} ${value}`).digest('base64url').slice(0, LENGTH)
    : undefined
}
