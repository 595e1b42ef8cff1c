import { createHmac } from 'node:crypto'

/** 96 bits, enough to exclude collisions. */
const LENGTH = 16

/** Worthless without the installation's secret, which is in neither log, database nor backup; undefined without it. */
export function pseudonym(of: 'account' | 'email' | 'network' | 'sign', value: string | number): string | undefined {
  const secret = process.env.PAYLOAD_SECRET
  return secret
    ? createHmac('sha256', secret).update(`log ${of} ${value}`).digest('base64url').slice(0, LENGTH)
    : undefined
}
