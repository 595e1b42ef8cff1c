import { describe, expect, it } from 'vitest'
import { isChainShop } from '@/domain/place/keys/isChainShop'
import { markChain, markChainLike } from '@/domain/place/words/chainNamesOfStaff'

const shop = (name: string) => ({ name, branch: null, address: null, sigungu: null })
const CHAINS = new Set(['온새미커피'])

describe('a shop', () => {
  it('is a chain’s where its name is a word of staff, spaces and punctuation aside', () => {
    expect(isChainShop(markChain(shop('온새미 커피'), CHAINS))).toBe(true)
    expect(isChainShop(markChain(shop('온새미·커피'), CHAINS))).toBe(true)
  })

  it('is none’s where the word is only the beginning of its name', () => {
    const other = shop('온새미커피상회')
    expect(markChain(other, CHAINS)).toBe(other)
    expect(isChainShop(other)).toBe(false)
  })

  it('is a chain’s without a word where the built-in list has its name', () => {
    expect(isChainShop(markChain(shop('스타벅스'), new Set()))).toBe(true)
  })

  it('of another source is marked by the name of one that is, and by no other', () => {
    const marked = markChain(shop('온새미커피'), CHAINS)
    expect(isChainShop(markChainLike(shop('온새미 커피'), marked))).toBe(true)
    expect(isChainShop(markChainLike(shop('두레커피'), marked))).toBe(false)
    expect(isChainShop(markChainLike(shop('온새미커피'), shop('온새미커피')))).toBe(false)
  })
})
