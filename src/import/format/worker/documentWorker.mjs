// Plain JavaScript, because it runs before TypeScript can be read. Once our own modules are loaded tsx steps back: it
// would transform the large libraries too, which are loaded when a document needs them, at four times their memory.
import { register } from 'tsx/esm/api'

// Libraries complain of broken files on the console; whoever reads the file hears of it in one sentence.
for (const way of ['debug', 'log', 'info', 'warn', 'error', 'trace']) console[way] = () => undefined

const unregister = register()
await import('./answerRequests.ts')
await unregister()
