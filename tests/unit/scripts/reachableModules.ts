import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** The file of this project that a specifier means; null for a package. */
function fileOf(specifier: string, from: string): string | null {
  const path = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier === '@payload-config'
      ? 'payload.config'
      : specifier.startsWith('.')
        ? join(dirname(from), specifier)
        : null
  if (path === null) return null
  return ENDINGS.map((ending) => path + ending).find(isFile) ?? null
}

/** Every file of this project that a script may load: imports, those of types too, and `import()` of a literal. */
export function reachableModules(entry: string): Set<string> {
  const reached = new Set([entry])
  for (const file of reached)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const found = fileOf(fileName, file)
      if (found) reached.add(found)
    }
  return reached
}
