/** `http://localhost:3220` split into the parts that the service's library expects. */
export function serviceHost({ url }: { url: string }) {
  const { protocol, hostname, port } = new URL(url);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
    ...(port ? { port: Number(port) } : {}),
  } as const;
}
