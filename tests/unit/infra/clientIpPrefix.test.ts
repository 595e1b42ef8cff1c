import { describe, expect, it } from 'vitest'
import { clientIpPrefix } from '@/infra/clientIpPrefix'

describe('a caller', () => {
  it('is the address of the connection, whatever a header claims', () => {
    expect(clientIpPrefix('203.0.113.7', '198.51.100.1, 198.51.100.2', 0)).toBe('203.0.113.7')
  })

  it('behind our proxies is what the outermost of them saw, not what the caller wrote before it', () => {
    expect(clientIpPrefix('10.0.0.2', '1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(clientIpPrefix('10.0.0.2', '1.1.1.1, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7')
  })

  it.each([[undefined], ['nonsense'], ['']])('is the connection when the header says %s', (header) => {
    expect(clientIpPrefix('203.0.113.7', header, 1)).toBe('203.0.113.7')
    expect(clientIpPrefix('203.0.113.7', header, 3)).toBe('203.0.113.7')
  })

  it('is one however its IPv4 address is written', () => {
    expect(clientIpPrefix('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('at %s is its household’s network %s: one caller owns all of it', (address, network) => {
    expect(clientIpPrefix(address, undefined, 0)).toBe(network)
  })

  it('nobody knows is one caller with all such', () => {
    expect(clientIpPrefix(undefined, undefined, 0)).toBe('unknown')
    expect(clientIpPrefix('not an address', 'neither', 1)).toBe('unknown')
  })
})
