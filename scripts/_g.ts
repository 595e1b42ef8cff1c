import { writeMutants } from '../tests/unit/import/mutations/writeMutants'
import { ATTACK_FILES } from '../tests/unit/import/mutations/attackFiles'
import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('/tmp/fmt/mu', { recursive: true }); mkdirSync('/tmp/fmt/at', { recursive: true })
await writeMutants('/tmp/fmt/mu', 150, 1)
for (const [n, make] of Object.entries(ATTACK_FILES)) { const b = make(); writeFileSync('/tmp/fmt/at/' + n, b); console.log(n, b.length) }
