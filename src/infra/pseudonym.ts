import { createHmac } from 'node:crypto'

/** 96 bits: no two of anything are mistaken for each other. */
const LENGTH = 16

/**
 * What stands for somebody in the log, or for a sign among those that were left out: the same for the same, so that
 * lines can be put together, and worth nothing to anyone who has the log or the database alone. Keyed by the
 * installation's secret, which is in neither and in no backup.
 * @returns undefined in a process without a secret: nothing is better than what can be guessed
 */
export function pseudonym(of: 'account' | 'email' | 'network' | 'sign', value: string | number): string | undefined {
  const secret = process.env.PAYLOAD_SECRET
  return secret
    ? createHmac('sha256', secret).update(`log ${of} ${value}`).digest('base64url').slice(0, LENGTH)
    : undefined
}
