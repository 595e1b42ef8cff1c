import { describe, expect, it } from 'vitest'
import { clientIpPrefix, enclosingNetworks } from '@/infra/clientIpPrefix'

describe('Client IP prefix', () => {
  it('Without trusted proxies, the client is the address of the connection, despite a forged header', () => {
    expect(clientIpPrefix('203.0.113.7', '198.51.100.1, 198.51.100.2', 0)).toBe('203.0.113.7')
  })

  it('With trusted proxies, the client is what the outermost one saw, not what the client wrote', () => {
    expect(clientIpPrefix('10.0.0.2', '1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(clientIpPrefix('10.0.0.2', '1.1.1.1, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7')
  })

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2::7]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ])('An address that a trusted proxy wrote with its port, %s, counts as %s', (written, network) => {
    expect(clientIpPrefix('10.0.0.2', `198.51.100.1, ${written}`, 1)).toBe(network)
  })

  it.each([[undefined], ['nonsense'], ['']])('The client is the peer address when the header is %s', (header) => {
    expect(clientIpPrefix('203.0.113.7', header, 1)).toBe('203.0.113.7')
    expect(clientIpPrefix('203.0.113.7', header, 3)).toBe('203.0.113.7')
  })

  it('An IPv4 address written as an IPv6 one counts as the IPv4 address', () => {
    const written = ['::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:cb00:7107', '::ffff:203.0.113.7%eth0']
    const networks = written.map((address) => clientIpPrefix(address, undefined, 0))
    expect(new Set(networks)).toEqual(new Set(['203.0.113.7']))
    expect(clientIpPrefix('10.0.0.2', '[::ffff:cb00:7107]:4711', 1)).toBe('203.0.113.7')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('The address %s counts as the network %s, which belongs to one client', (address, network) => {
    expect(clientIpPrefix(address, undefined, 0)).toBe(network)
  })

  it('A client with a missing or invalid address is unknown', () => {
    expect(clientIpPrefix(undefined, undefined, 0)).toBe('unknown')
    expect(clientIpPrefix('not an address', 'neither', 1)).toBe('unknown')
  })
})

describe('Enclosing networks', () => {
  it('An IPv6 network lies in a /56 and a /48, and an IPv4 address in none that counts', () => {
    const around = (address: string) => enclosingNetworks(clientIpPrefix(address, undefined, 0))
    expect(around('2001:db8:1:23ff::7')).toEqual(['2001:db8:1:2300::/56', '2001:db8:1::/48'])
    expect(around('2001:db8::7')).toEqual(['2001:db8:0:0::/56', '2001:db8:0::/48'])
    expect(around('203.0.113.7')).toEqual([])
    expect(enclosingNetworks(clientIpPrefix(undefined, undefined, 0))).toEqual([])
  })
})
