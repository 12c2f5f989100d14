console.info('effects');
