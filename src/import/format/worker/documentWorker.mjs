// Plain JavaScript, because it runs before TypeScript can be read. The large libraries are loaded first: once tsx is
// registered it would transform them too, at four times the memory.
import { workerData } from 'node:worker_threads'

await Promise.all(workerData.libraries.map((library) => import(library)))
const { register } = await import('tsx/esm/api')
register()
await import('./answerRequests.ts')
