import { stopKeepingClicks } from '@/ui/navigation/earlyInput'

/**
 * Next runs this in the browser first. zod would test whether eval works, which every page's CSP forbids and browsers
 * report. Equivalent to `z.config({ jitless: true })` without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

stopKeepingClicks()
