// Plain JavaScript, because it runs before TypeScript can be read; see import/extract/worker/documentWorker.mjs.
import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

register()
process.setSourceMapsEnabled(false)
createRequire(import.meta.url)('./jobThreadMain.ts')
