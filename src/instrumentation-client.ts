/** zod tests for eval, which our CSP forbids and browsers report. Equals `z.config({ jitless: true })` without zod. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
