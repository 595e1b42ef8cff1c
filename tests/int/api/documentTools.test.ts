import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { generateSource } from 'oazapfts'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import type { Queryable } from '@/infra/database/pool'
import { API_TAGS } from '@/messages/api'
import { isOwnField } from '@/messages/apiFields'
import { FULL } from '../../setup/scale'

const nothing = { query: () => Promise.reject(new Error('a document reads no data')) } satisfies Queryable
const pool = nothing as never
const callers = { secret: 'only-for-these-tests-0123456789', trustedProxies: 0 }

interface Schema {
  description?: string
  properties?: Record<string, Schema>
}
interface Document {
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
}
interface Operation extends Schema {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  responses: Record<string, object>
  parameters?: { name: string; description?: string }[]
}

/** Properties of a schema at any depth, each with what holds it. */
const propertiesOf = (node: unknown, owner: string): { name: string; owner: string; schema: Schema }[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]) =>
        key === 'properties'
          ? Object.entries(value as Record<string, Schema>).flatMap(([name, schema]) => [
              { name, owner, schema },
              ...propertiesOf(schema, `${owner}.${name}`),
            ])
          : propertiesOf(value, owner),
      )

describe('OpenAPI document', () => {
  let text: string
  let document: Document
  let folder: string
  const copy = () => JSON.parse(text) as never

  beforeAll(async () => {
    const app = createApi({ pool, writes: pool, callers, tickets: { pool, ...callers }, members: { pool, ...callers } })
    text = await (await app.request('/api/openapi.json')).text()
    document = copy()
    folder = await mkdtemp(join(tmpdir(), 'clients-'))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'openapi.json'), text)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('Spectral finds nothing in it', async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [oas] } as never)
    expect(await spectral.run(copy())).toEqual([])
  })

  it('Redocly finds nothing in it', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = makeDocumentFromString(text, join(folder, 'openapi.json'))
    const found = await lintDocument({ document: source, config, externalRefResolver: new BaseResolver() })
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('swagger-parser takes it as valid OpenAPI 3.1', async () => {
    await expect(SwaggerParser.validate(copy())).resolves.toMatchObject({ openapi: '3.1.0' })
  })

  it('Each operation has its tag, who may call it, and the errors that any request may come to', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const operation of Object.values(methods)) {
        const { operationId, tags, security, responses } = operation
        expect(tags.length, operationId).toBe(1)
        expect(Object.keys(API_TAGS)).toContain(tags[0])
        expect(tags.includes('records'), operationId).toBe(!path.startsWith('/api/v1/'))
        for (const scheme of security)
          expect(Object.keys(document.components.securitySchemes), operationId).toContain(Object.keys(scheme)[0])
        expect(security.length > 0, operationId).toBe('401' in responses && operationId !== 'signInStaff')
        expect(Object.keys(responses), operationId).toEqual(
          expect.arrayContaining(['400', '403', '413', '414', '415', '429', '500', '503', '507']),
        )
      }
  })

  it('A field whose meaning depends on where it stands has words of its own there', () => {
    const schemas = Object.entries(document.components.schemas).flatMap(([name, schema]) => propertiesOf(schema, name))
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const inline = operations.flatMap((operation) => propertiesOf(operation, operation.operationId))
    const own = [...schemas, ...inline].filter(({ name, schema }) => isOwnField(name) && !('$ref' in schema))
    expect(own.filter(({ schema }) => !schema.description).map(({ owner, name }) => `${owner}.${name}`)).toEqual([])
    const wordsOf = (at: string) => own.find(({ owner, name }) => `${owner}.${name}` === at)?.schema.description
    expect(wordsOf('Restaurant.title')).toBe('표시 이름: 상호와 지점.')
    expect(wordsOf('Post.title')).toBe('글의 제목.')
    expect(wordsOf('SignUp.terms.title')).toBe('약관의 이름.')
    const parameters = operations.flatMap(({ operationId, parameters: all = [] }) =>
      all.filter(({ description }) => !description).map(({ name }) => `${operationId} ${name}`),
    )
    expect(parameters).toEqual([])
  })

  function expectCompiles(sources: string[]): void {
    const program = ts.createProgram(sources, {
      ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
      ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    })
    const found = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n')
      return `${file?.fileName ?? ''}: ${message}`
    })
    expect(found).toEqual([])
  }

  it('The types and the client that openapi-typescript and oazapfts make of it compile', async () => {
    await writeFile(join(folder, 'types.ts'), astToString(await openapiTS(copy())))
    await writeFile(join(folder, 'oazapfts.ts'), await generateSource(join(folder, 'openapi.json')))
    expectCompiles([join(folder, 'types.ts'), join(folder, 'oazapfts.ts')])
  })

  it.runIf(FULL)('The clients that hey-api and orval make of it compile', async () => {
    const hey = join(folder, 'hey')
    await mkdir(hey)
    const [{ createClient }, { generate }] = await Promise.all([import('@hey-api/openapi-ts'), import('orval')])
    await createClient({
      input: copy(),
      output: hey,
      plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
      logs: { level: 'silent', file: false },
    })
    const orval = join(folder, 'orval.ts')
    await generate({ input: { target: join(folder, 'openapi.json') }, output: { target: orval, client: 'fetch' } })
    const sources = (await readdir(hey)).filter((name) => name.endsWith('.ts')).map((name) => join(hey, name))
    expect(sources.length).toBeGreaterThan(2)
    expectCompiles([orval, ...sources])
  })
})
