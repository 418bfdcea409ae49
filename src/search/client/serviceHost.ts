/** `http://localhost:3220` in the parts that the library of the service wants. */
export function serviceHost({ url }: { url: string }) {
  const { protocol, hostname, port } = new URL(url);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
    ...(port ? { port: Number(port) } : {}),
  } as const;
}
