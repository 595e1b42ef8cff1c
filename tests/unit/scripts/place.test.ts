import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { bundled } from '../../setup/commands'

const run = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [bundled('scripts/place.ts'), ...args], { input, encoding: 'utf8' })

describe('Place script', () => {
  it('The place script prints the result for each cell on a line of its own', () => {
    const { stdout, status } = run('{"raw":"달빛식당 시청점","context":""}\n\n{"raw":"쿠팡","context":""}\n')
    expect(status).toBe(0)
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      {
        kind: 'shop',
        shops: [{ name: '달빛식당', branch: '시청점', address: null, sigungu: null }],
        why: ['branch:spaced'],
      },
      { kind: 'nonplace', shops: [], why: ['nonplace:online'] },
    ])
  })
  it('The place script compares pairs of cells', () => {
    const { stdout } = run('{"a":{"raw":"㈜달빛","context":""},"b":{"raw":"달빛","context":""}}\n', '--pairs')
    expect(JSON.parse(stdout)).toMatchObject({ same: true })
  })
  it.each([
    ['{"raw":"달빛"}\n{oops', 'JSON이 아니에요'],
    ['{"raw":"달빛"}\n{"cell":"달빛"}', '모양이 아니에요'],
  ])('The place script reports the line that it cannot parse and fails', (input, message) => {
    const { stdout, stderr, status } = run(input)
    expect(stdout.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('입력 2번째 줄을 읽지 못했어요')
    expect(stderr).toContain(message)
    expect(status).toBe(1)
  })
})
