import { describe, expect, it } from 'vitest'
import { isChainShop } from '@/domain/place/lexicon/chainNames'
import { markChain, markChainLike } from '@/domain/place/words/placeWords'

const shop = (name: string) => ({ name, branch: null, address: null, sigungu: null })
const CHAINS = new Set(['온새미커피'])

describe('Chains added by staff', () => {
  it('A shop named like a chain that staff added is a chain shop, ignoring spaces and punctuation', () => {
    expect(isChainShop(markChain(shop('온새미 커피'), CHAINS))).toBe(true)
    expect(isChainShop(markChain(shop('온새미·커피'), CHAINS))).toBe(true)
  })

  it('A shop whose name only begins with a chain that staff added is not a chain shop', () => {
    const other = shop('온새미커피상회')
    expect(markChain(other, CHAINS)).toBe(other)
    expect(isChainShop(other)).toBe(false)
  })

  it('A shop of a built-in chain is a chain shop without a word from staff', () => {
    expect(isChainShop(markChain(shop('스타벅스'), new Set()))).toBe(true)
  })

  it('A shop of another source is marked only by a chain shop of the same name', () => {
    const marked = markChain(shop('온새미커피'), CHAINS)
    expect(isChainShop(markChainLike(shop('온새미 커피'), marked))).toBe(true)
    expect(isChainShop(markChainLike(shop('두레커피'), marked))).toBe(false)
    expect(isChainShop(markChainLike(shop('온새미커피'), shop('온새미커피')))).toBe(false)
  })
})
