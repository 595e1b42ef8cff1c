import { stopKeepingClicks } from '@/ui/navigation/earlyInput'

/**
 * Next runs this in the browser before everything else. zod would try whether code may be evaluated, which the policy
 * of every page forbids and browsers report. This is what `z.config({ jitless: true })` sets, without loading zod here.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

stopKeepingClicks()
