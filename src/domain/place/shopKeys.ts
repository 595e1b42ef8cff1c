import { type AddressKey, addressKey } from './addressKey'
import { isChainName } from './chainNames'
import { branchKey, nameKey, spokenKey, writtenKey } from './nameKey'
import type { ShopReading } from './types'

/** What comparing needs of one reading, worked out once. */
export interface ShopKeys {
  /** The name as keyed, as written (a masked letter is no letter name), and as said. */
  spellings: readonly string[]
  branch: string
  /** Name and branch as said. */
  whole: string
  address: AddressKey | null
  /** A chain's name without a branch tells no place. */
  bareChain: boolean
}

/** An importer compares one reading with many; readings are not changed once made. */
const known = new WeakMap<ShopReading, ShopKeys>()

/** The keys of a reading, remembered for as long as the reading lives. */
export function shopKeys(shop: ShopReading): ShopKeys {
  const before = known.get(shop)
  if (before) return before
  const branch = branchKey(shop.branch)
  const keys: ShopKeys = {
    spellings: [nameKey(shop.name), writtenKey(shop.name), spokenKey(shop.name)],
    branch,
    whole: spokenKey(shop.name) + spokenKey(branch),
    address: addressKey(shop.address),
    bareChain: shop.branch === null && isChainName(shop.name),
  }
  known.set(shop, keys)
  return keys
}
