import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes } from 'mdast'
import { expect, it } from 'vitest'

/** Of packages, builds and data. */
const isForeign = (name: string): boolean => name === 'node_modules' || (name.startsWith('.') && name !== '.github')

const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !isForeign(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((file) => join(entry.name, file))
      : entry.name,
  )
  .filter((file) => file.endsWith('.md'))
  .sort()

function addressesIn(node: Nodes): string[] {
  const own = node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : []
  return 'children' in node ? [...own, ...node.children.flatMap(addressesIn)] : own
}

/** Of a heading, as forges make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

it.each(files)('Every relative link in %s leads to a file, and to a heading that it has', (file) => {
  const broken = addressesIn(fromMarkdown(readFileSync(file, 'utf8')))
    // A pull request is read elsewhere than its template: a forge's own address leads from there.
    .filter((address) => !/^[a-z]+:|^\.\.\/blob\//i.test(address))
    .filter((address) => {
      const [path = '', anchor] = decodeURI(address).split('#')
      const target = path === '' ? file : join(dirname(file), path)
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
  expect(broken).toEqual([])
})
