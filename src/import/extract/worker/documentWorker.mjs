// Plain JavaScript, because it runs before TypeScript can be read. Our own modules are required, not imported: tsx
// then leaves the large libraries, which are imported when a document needs them, as they are.
import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

// Libraries log errors of broken files to the console; the import reports each of them in one sentence.
for (const way of ['debug', 'log', 'info', 'warn', 'error', 'trace']) console[way] = () => undefined

register()
// It also turns source maps on, and a library's map weighs more than the library.
process.setSourceMapsEnabled(false)
createRequire(import.meta.url)('./workerMain.ts')
