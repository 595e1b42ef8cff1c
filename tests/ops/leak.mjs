import { closeSync, openSync, readFileSync } from 'node:fs'

/** Loaded before a server: on SIGUSR2 it holds as much memory (bytes) and as many open files as LEAK_FILE asks for. */
const memory = new ArrayBuffer(0, { maxByteLength: 2 ** 31 })
let files = []
process.on('SIGUSR2', () => {
  const wanted = JSON.parse(readFileSync(process.env.LEAK_FILE, 'utf8'))
  for (const file of files) closeSync(file)
  files = Array.from({ length: wanted.files }, () => openSync('/dev/null'))
  memory.resize(wanted.bytes)
  new Uint8Array(memory).fill(1)
})
