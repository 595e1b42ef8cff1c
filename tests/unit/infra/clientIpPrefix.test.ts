import { describe, expect, it } from 'vitest'
import { clientIpPrefix } from '@/infra/clientIpPrefix'

describe('the IP prefix of a client', () => {
  it('is the address of the connection, whatever a header claims', () => {
    expect(clientIpPrefix('203.0.113.7', '198.51.100.1, 198.51.100.2', 0)).toBe('203.0.113.7')
  })

  it('is what the outermost trusted proxy saw, not what the client wrote before it', () => {
    expect(clientIpPrefix('10.0.0.2', '1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(clientIpPrefix('10.0.0.2', '1.1.1.1, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7')
  })

  it.each([[undefined], ['nonsense'], ['']])('is the address of the connection when the header is %s', (header) => {
    expect(clientIpPrefix('203.0.113.7', header, 1)).toBe('203.0.113.7')
    expect(clientIpPrefix('203.0.113.7', header, 3)).toBe('203.0.113.7')
  })

  it('is the IPv4 address when that is written as an IPv6 one', () => {
    expect(clientIpPrefix('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is the network %s, which belongs to one client', (address, network) => {
    expect(clientIpPrefix(address, undefined, 0)).toBe(network)
  })

  it('is unknown for every missing or invalid address', () => {
    expect(clientIpPrefix(undefined, undefined, 0)).toBe('unknown')
    expect(clientIpPrefix('not an address', 'neither', 1)).toBe('unknown')
  })
})
