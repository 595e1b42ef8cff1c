import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))

/** Lines of a document's shell blocks, without their comments. */
const commandsOf = (file: string): string[] =>
  [...read(file).matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.replace(/\s+#.*$/, '').trim() || []),
  )

describe('Guides', () => {
  it('The Korean guide to operations has the commands of the English one', () => {
    expect(commandsOf('docs/operations.ko.md').toSorted()).toEqual(commandsOf('docs/operations.md').toSorted())
  })

  it('The menus and buttons of the staff guide are called as on the screens', () => {
    const screens = ['src/admin', 'src/messages', 'src/resources', 'src/domain', 'src/app/(staff)']
      .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
      .map(read)
      .join('\n')
      .replaceAll(/\s+/g, ' ')
    const names = [...read('docs/staff.ko.md').matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, name = '']) =>
      name.replaceAll(/\s+/g, ' ').split(' › '),
    )
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !screens.includes(name))).toEqual([])
  })
})
