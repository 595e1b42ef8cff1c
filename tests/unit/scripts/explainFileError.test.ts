import { expect, it } from 'vitest'
import { explainFileError } from '../../../scripts/explainFileError'

const failed = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: refused`), { code, syscall: 'open', path: '/srv/data/photos', ...more })

it.each([
  ['EACCES', '권한이 없어요'],
  ['EPERM', '권한이 없어요'],
  ['EROFS', '읽기 전용'],
  ['ENOENT', '가 없어요'],
  ['ENOTDIR', '폴더로 쓸 수 없어요'],
])('The file error %s is explained in a sentence of each language that names the path', (code, sentence) => {
  const said = explainFileError(new Error('wrapped', { cause: failed(code) }))
  expect(said).toContain('/srv/data/photos')
  expect(said).toContain(sentence)
  expect(said?.split('\n')).toHaveLength(2)
})

it('A folder whose name is taken by a file is explained, but an existing file is not', () => {
  expect(explainFileError(failed('EEXIST', { syscall: 'mkdir' }))).toContain('폴더로 쓸 수 없어요')
  expect(explainFileError(failed('EEXIST'))).toBeUndefined()
})

it('A bug, a missing program and a forbidden port are not file errors', () => {
  for (const error of [
    new Error('broken'),
    failed('ENOENT', { syscall: 'spawn git', path: 'git' }),
    failed('EACCES', { syscall: 'listen', path: undefined }),
    'thrown text',
  ])
    expect(explainFileError(error)).toBeUndefined()
})
